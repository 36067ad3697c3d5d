import { useState } from "react";
import { Link } from "react-router-dom";
import { siteConfig } from "../../lib/siteConfig.ts";
import { textLink } from "../../theme/voices.css.ts";
import * as styles from "./AuthForms.css.ts";

export const ForgotPassword = () =>
  siteConfig.offersMail ? (
    <Link to="/forgot-password" className={textLink}>
      Forgot password?
    </Link>
  ) : (
    <AskOrganiser />
  );

/** Without mail, organisers reset passwords. This says so and how to ask. */
const AskOrganiser = () => {
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
