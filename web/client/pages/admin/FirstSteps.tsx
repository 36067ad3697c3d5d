import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { coursesQuery } from "../../subjects/event/desk/api.ts";
import { Badge } from "../../ui/badges/Badge.tsx";
import { Panel } from "../../ui/cards/Panel.tsx";
import { asRow, asStack, asText } from "../../ui/layout.ts";
import { textLink } from "../../ui/theme/voices.css.ts";

const steps = [
  {
    to: "?module=courses&panel=add",
    name: "Add your course",
    words: "Find it among the real ones that are built in, or type its holes.",
    makes: "courses",
  },
  {
    to: "?module=users&panel=import",
    name: "Bring your members in",
    words:
      "From a file of the club or one by one. Or let them register themselves: the event has a link.",
    makes: "users",
  },
  {
    to: "?module=events&panel=create",
    name: "Create an event",
    words: "When, where, how it is played, and who may come.",
    makes: "events",
  },
  {
    to: "/admin/account",
    name: "Say who you are, and invite colleagues",
    words: "Your name stands beside what you do, and others choose a password of their own.",
    makes: null,
  },
] as const;

interface Props {
  readonly userCount: number;
}

/** For an installation that has no event yet. */
export const FirstSteps = ({ userCount }: Props) => {
  const { data: courses = [] } = useQuery(coursesQuery);
  const counts = { courses: courses.length, users: userCount, events: 0 };
  return (
    <Panel title="First steps">
      <ol className={asStack({ gap: 3 })}>
        {steps.map(({ to, name, words, makes }, index) => (
          <li key={to}>
            <div className={asRow({ gap: 2, wrap: true })}>
              <span className={asText({ weight: "strong" })}>{`${index + 1}.`}</span>
              <Link to={to} className={textLink}>
                {name}
              </Link>
              {makes !== null && counts[makes] > 0 ? <Badge kind="active">Done</Badge> : null}
            </div>
            <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>{words}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
