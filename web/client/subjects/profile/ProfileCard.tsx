import { Flag, Mail, Phone } from "lucide-react";
import { useState } from "react";
import type { User } from "../../../contract/person/user.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { asRow, asText } from "../../ui/layout.ts";
import { indexText } from "../person/indexText.ts";
import { EditProfileDialog } from "./EditProfileDialog.tsx";
import { PicturePicker } from "./PicturePicker.tsx";
import * as styles from "./ProfileCard.css.ts";

interface Props {
  readonly user: User;
}

/** The player's name and facts, with the button to edit them. */
export const ProfileCard = ({ user }: Props) => {
  const [isEditing, setEditing] = useState(false);
  return (
    <section className={styles.card} aria-label="Profile">
      <PicturePicker user={user} />
      <div className={styles.person}>
        <h1
          className={hasLongName(user) ? styles.longName : styles.name}
        >{`${user.firstName} ${user.lastName}`}</h1>
        <p
          className={asRow({
            gap: 2,
            align: "start",
            tone: "textDim",
            size: "sm",
            leading: 1.45,
            breaks: true,
          })}
        >
          <Mail size={18} className={styles.sign} aria-hidden="true" />
          <EmailText address={user.email} />
        </p>
        <p
          className={asRow({
            gap: 2,
            align: "start",
            tone: "textDim",
            size: "sm",
            leading: 1.45,
            breaks: true,
          })}
        >
          <Phone size={18} className={styles.sign} aria-hidden="true" />
          {user.phone || "No phone"}
        </p>
        <p
          className={asRow({
            gap: 2,
            align: "start",
            tone: "textDim",
            size: "sm",
            leading: 1.45,
            breaks: true,
          })}
        >
          <Flag size={18} className={styles.sign} aria-hidden="true" />
          Handicap {indexText(user.handicap)}
        </p>
      </div>
      <div className={styles.ways}>
        <Button variant="line" className={styles.way} onClick={() => setEditing(true)}>
          Edit Profile
        </Button>
        <LinkButton to="/profile/account" variant="quiet" size="small" className={styles.way}>
          Password and sessions
        </LinkButton>
      </div>
      {isEditing ? <EditProfileDialog user={user} onClose={() => setEditing(false)} /> : null}
    </section>
  );
};

/** A long address breaks before the "@", and elsewhere only if that is not enough. */
const EmailText = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf("@");
  return (
    <span className={asText({ shrinks: true })}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
};

/** The longest word that fits beside the picture on a phone. */
const MAX_WORD_LENGTH = 13;

const hasLongName = ({ firstName, lastName }: User) =>
  `${firstName} ${lastName}`.split(/[\s-]/u).some((word) => word.length > MAX_WORD_LENGTH);
