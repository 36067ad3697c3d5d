import { VisuallyHidden } from "../../../components/overlays/VisuallyHidden.tsx";

interface Props {
  /** Below 0 the player gives strokes back. */
  readonly count: number;
  readonly className: string;
}

const DOT = "•";

/** A dot for each stroke that the handicap gives on a hole. */
export const StrokesReceived = ({ count, className }: Props) => {
  if (count === 0) return null;
  const many = Math.abs(count);
  const verb = count > 0 ? "received" : "given back";
  return (
    <span className={className}>
      <span aria-hidden="true">{count > 0 ? DOT.repeat(many) : `+${many}`}</span>
      <VisuallyHidden>{`, ${many} ${many === 1 ? "stroke" : "strokes"} ${verb}`}</VisuallyHidden>
    </span>
  );
};
