import { Pencil } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { pictureTypes } from "../../../contract/person/pictures.ts";
import type { User } from "../../../contract/person/user.ts";
import { ApiError } from "../../data/call.ts";
import { useToast } from "../../data/useToast.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { asStack } from "../../ui/layout.ts";
import { hidden } from "../../ui/overlays/VisuallyHidden.css.ts";
import { Avatar } from "../person/Avatar.tsx";
import * as styles from "./ProfileCard.css.ts";
import { refusalOf, useChangePicture } from "./useChangePicture.ts";

interface Props {
  readonly user: User;
}

interface Chosen {
  readonly file: File;
  readonly address: string;
}

/** The player's picture. A chosen file is shown at once and kept until it is saved. */
export const PicturePicker = ({ user }: Props) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { mutate, isPending, error } = useChangePicture();
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
            disabled={isPending}
            onChange={pick}
          />
        </label>
      </div>
      <output className={styles.note}>{isPending ? "Saving picture..." : null}</output>
      {chosen && error ? (
        <>
          <span className={styles.note}>Not saved</span>
          <Button variant="line" size="small" onClick={() => save(chosen.file)}>
            Try Again
          </Button>
        </>
      ) : null}
    </div>
  );
};

/** Sending the same file again would change nothing. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;
