import { useState } from "react";
import { siteConfig } from "../../lib/siteConfig.ts";
import { textLink } from "../../theme/voices.css.ts";
import * as styles from "./AuthForms.css.ts";

/** Passwords are reset by the organiser, who knows the player; this says so and how to ask. */
export const ForgotPassword = () => {
  const [isTold, setTold] = useState(false);
  return (
    <>
      <button
        type="button"
        className={textLink}
        aria-expanded={isTold}
        onClick={() => setTold(!isTold)}
      >
        Forgot password?
      </button>
      <output className={styles.note}>
        {isTold ? (
          <>
            Please ask your organiser to reset your password.{" "}
            <a href={`mailto:${siteConfig.supportEmail}`} className={styles.mail}>
              {siteConfig.supportEmail}
            </a>
          </>
        ) : null}
      </output>
    </>
  );
};
