import { useState } from "react";
import { joinClasses } from "../../ui/layout.ts";
import * as styles from "./Avatar.css.ts";
import { defaultPicture, initialsOf } from "./defaultPicture.ts";

interface Props {
  readonly user: {
    readonly id: string;
    readonly firstName?: string | null;
    readonly lastName?: string | null;
    readonly profileImage?: string | null;
  };
  readonly size?: "sm" | "md" | "lg";
  readonly className?: string;
}

/** A person's picture, else one of four default pictures, else initials. The name is beside it. */
export const Avatar = ({ user, size = "md", className }: Props) => {
  const address = user.profileImage || defaultPicture(user.id);
  const [failed, setFailed] = useState<string | null>(null);
  const classes = joinClasses(styles.picture, styles.size[size], className);
  return failed === address ? (
    <span className={classes} aria-hidden="true">
      {initialsOf(user.firstName, user.lastName)}
    </span>
  ) : (
    <img
      src={address}
      alt=""
      className={classes}
      decoding="async"
      onError={() => setFailed(address)}
    />
  );
};
