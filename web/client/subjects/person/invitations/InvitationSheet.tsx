import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { siteConfig } from "../../../data/siteConfig.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LazyQrCode } from "../../../ui/codes/LazyQrCode.tsx";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { countText } from "../../../ui/listText.ts";
import { heading } from "../../../ui/theme/theme.css.ts";
import * as styles from "./InvitationSheet.css.ts";

export interface PrintedInvitation {
  readonly name: string;
  readonly email: string;
  readonly code: string;
}

interface Props {
  readonly invitations: ReadonlyArray<PrintedInvitation>;
  readonly onDone: () => void;
}

/** Invitations to print and to cut apart. It is the only time that the codes can be read. */
export const InvitationSheet = ({ invitations, onDone }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const address = new URL("/welcome", location.origin).href;
  return (
    <section className={asStack({ gap: 4 })} aria-label="Invitations">
      <div data-screen-only="" className={asStack({ gap: 2 })}>
        <h1 ref={title} tabIndex={-1} className={heading}>
          {countText(invitations.length, "Invitation")}
        </h1>
        <p>Print now: a code is not shown again. A new one can be made at any time.</p>
        <div className={asRow({ gap: 2, wrap: true })}>
          <Button
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={() => globalThis.print()}
          >
            Print
          </Button>
          <Button variant="line" onClick={onDone}>
            Done
          </Button>
        </div>
      </div>
      <ul className={styles.cards}>
        {invitations.map(({ name, email, code }) => (
          <li key={code} className={styles.card}>
            <div className={asStack({ gap: 1 })}>
              <p className={asText({ weight: "strong" })}>{name}</p>
              <p>{`Your account at ${siteConfig.brand}:`}</p>
              <p>{address}</p>
              <p className={styles.code}>{grouped(code)}</p>
              <p>{`You sign in as ${email}.`}</p>
            </div>
            <LazyQrCode
              text={`${address}#${code}`}
              label={`The link of ${name}`}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** "7KQ2 M0XD ...": people lose their place in a long text. */
export const grouped = (text: string): string => text.match(/.{1,4}/gu)?.join(" ") ?? text;
