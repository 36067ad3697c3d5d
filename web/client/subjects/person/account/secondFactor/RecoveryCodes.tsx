import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { FormFooter } from "../../../../form/FormFooter.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../../ui/buttons/CopyButton.tsx";
import { LinkButton } from "../../../../ui/buttons/LinkButton.tsx";
import { asRow, asText } from "../../../../ui/layout.ts";
import { grouped } from "../../grouped.ts";
import * as styles from "./SecondFactor.css.ts";

interface Props {
  readonly codes: ReadonlyArray<string>;
  readonly onDone: () => void;
}

/** The only time that the codes can be read. */
export const RecoveryCodes = ({ codes, onDone }: Props) => {
  const lines = codes.map(grouped);
  const text = lines.join("\n");
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <p ref={start} tabIndex={-1} className={styles.start}>
        These are your recovery codes, for the time when your phone is lost. Each works once. They
        are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {lines.map((line) => (
          <li key={line} className={styles.code}>
            {line}
          </li>
        ))}
      </ul>
      <div className={asRow({ gap: 2, wrap: true })}>
        <LinkButton
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          variant="quiet"
          size="small"
          icon={<Download size={20} aria-hidden="true" />}
          download="recovery-codes.txt"
        >
          Download
        </LinkButton>
        <CopyButton text={text} label="Copy recovery codes" />
      </div>
      <p className={asText({ tone: "textDim" })}>Keep them where your phone is not.</p>
      <FormFooter errorCount={0}>
        <Button onClick={onDone}>I Have Kept Them</Button>
      </FormFooter>
    </>
  );
};
