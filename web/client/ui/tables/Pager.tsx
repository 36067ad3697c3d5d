import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../buttons/Button.tsx";
import { asRow, asText } from "../layout.ts";
import { countText, numberText } from "../listText.ts";

interface Props {
  /** One of what is counted: "user". */
  readonly what: string;
  readonly total: number;
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly onTurn: (page: number) => void;
}

/** Says which rows are shown, and leads to the other pages. */
export const Pager = ({ what, total, page, pageSize, onTurn }: Props) => {
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  const range = total <= pageSize ? "" : `${numberText(first)}-${numberText(last)} of `;
  return (
    <div className={asRow({ gap: 3, justify: "between", wrap: true, target: true })}>
      <output
        className={asText({ tone: "textDim", size: "sm", figures: true })}
      >{`${range}${countText(total, what)}`}</output>
      {total <= pageSize ? null : (
        <span className={asRow({ gap: 2, inline: true, align: "stretch" })}>
          <Button
            variant="line"
            size="small"
            icon={<ChevronLeft size={18} aria-hidden="true" />}
            aria-disabled={page === 0}
            onClick={() => onTurn(Math.max(0, page - 1))}
          >
            Previous
          </Button>
          <Button
            variant="line"
            size="small"
            icon={<ChevronRight size={18} aria-hidden="true" />}
            aria-disabled={last >= total}
            onClick={() => onTurn(last >= total ? page : page + 1)}
          >
            Next
          </Button>
        </span>
      )}
    </div>
  );
};
