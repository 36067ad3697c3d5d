import { Flag, Mail, Pencil, Phone } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { pictureTypes } from "../../../contract/person/pictures.ts";
import type { User } from "../../../contract/person/user.ts";
import { ApiError } from "../../data/call.ts";
import { useToast } from "../../data/toasts.ts";
import { Button, LinkButton } from "../../ui/buttons/Button.tsx";
import { hidden } from "../../ui/layout.css.ts";
import { asRow, asStack, asText } from "../../ui/layout.ts";
import { Avatar } from "../person/Avatar.tsx";
import { indexText } from "../person/playerText.ts";
import { EditProfileDialog } from "./EditProfileDialog.tsx";
import * as styles from "./Profile.css.ts";
import { refusalOf, useChangePicture, useRemovePicture } from "./useChangePicture.ts";

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
          className={hasLongName(user) ? styles.longName : styles.fullName}
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
        <LinkButton to="/profile/account" variant="quiet" size="small" className={styles.way}>
          Mails of organisers
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

interface PicturePickerProps {
  readonly user: User;
}

interface Chosen {
  readonly file: File;
  readonly address: string;
}

/** The player's picture. A chosen file is shown at once and kept until it is saved. */
const PicturePicker = ({ user }: PicturePickerProps) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { mutate, isPending, error } = useChangePicture();
  const remove = useRemovePicture();
  const { toast } = useToast();
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.address);
    return undefined;
  }, [chosen]);

  const save = (file: File) =>
    mutate(file, {
      onSuccess: () => setChosen(null),
      onError: (error) => isRefused(error) && setChosen(null),
    });

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the same file be chosen again.
    target.value = "";
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal !== null) {
      toast({
        title: "Your picture could not be saved",
        description: refusal,
        variant: "destructive",
      });
      return;
    }
    setChosen({ file, address: URL.createObjectURL(file) });
    save(file);
  };
  return (
    <div className={asStack({ gap: 2, items: "center", packed: true })}>
      <div className={styles.picture}>
        <Avatar user={chosen ? { ...user, profileImage: chosen.address } : user} size="lg" />
        <label className={styles.pick}>
          <Pencil size={20} aria-hidden="true" />
          <input
            type="file"
            accept={pictureTypes.join(",")}
            className={hidden}
            aria-label="Choose a picture"
            disabled={isPending || remove.isPending}
            onChange={pick}
          />
        </label>
      </div>
      <output className={styles.pictureNote}>{isPending ? "Saving picture..." : null}</output>
      {chosen && error ? (
        <>
          <span className={styles.pictureNote}>Not saved</span>
          <Button variant="line" size="small" onClick={() => save(chosen.file)}>
            Try Again
          </Button>
        </>
      ) : null}
      {user.profileImage && !chosen ? (
        <Button
          variant="quiet"
          size="small"
          isPending={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Remove Picture
        </Button>
      ) : null}
    </div>
  );
};

/** Sending the same file again would change nothing. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;
