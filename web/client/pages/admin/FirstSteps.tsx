import { Link } from "react-router-dom";
import { Panel } from "../../ui/cards/Panel.tsx";
import { asStack, asText } from "../../ui/layout.ts";
import { textLink } from "../../ui/theme/voices.css.ts";

const steps = [
  {
    to: "?module=courses",
    name: "Add your course",
    words: "Find it among the real ones that are built in, or type its holes.",
  },
  {
    to: "?module=users",
    name: "Bring your members in",
    words:
      "From a file of the club or one by one. Or let them register themselves: the event has a link.",
  },
  {
    to: "?module=events",
    name: "Create an event",
    words: "When, where, how it is played, and who may come.",
  },
  {
    to: "/admin/account",
    name: "Say who you are, and invite colleagues",
    words: "Your name stands beside what you do, and others choose a password of their own.",
  },
] as const;

/** For an installation that has no event yet. */
export const FirstSteps = () => (
  <Panel title="First steps">
    <ol className={asStack({ gap: 3 })}>
      {steps.map(({ to, name, words }, index) => (
        <li key={to}>
          <span className={asText({ weight: "strong" })}>{`${index + 1}. `}</span>
          <Link to={to} className={textLink}>
            {name}
          </Link>
          <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>{words}</p>
        </li>
      ))}
    </ol>
  </Panel>
);
