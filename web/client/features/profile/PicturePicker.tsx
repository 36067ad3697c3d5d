import { Pencil } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import type { User } from "../../../contract/user.ts";
import { hidden } from "../../components/overlays/VisuallyHidden.css.ts";
import { Avatar } from "../../components/people/Avatar.tsx";
import { browserLog } from "../../lib/browserLog.ts";
import * as styles from "./ProfileCard.css.ts";

interface Props {
  readonly user: User;
  readonly onPick: () => void;
}

/** The player's picture. A chosen file is shown and named in the console, and goes nowhere. */
export const PicturePicker = ({ user, onPick }: Props) => {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
    return undefined;
  }, [preview]);

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    browserLog.note(`Selected profile picture: ${file.name}`);
    setPreview(URL.createObjectURL(file));
    onPick();
  };
  return (
    <div className={styles.picture}>
      <Avatar user={preview ? { ...user, profileImage: preview } : user} size="lg" />
      <label className={styles.pick}>
        <Pencil size={20} aria-hidden="true" />
        <input
          type="file"
          accept="image/*"
          className={hidden}
          aria-label="Choose a picture"
          onChange={pick}
        />
      </label>
    </div>
  );
};
