import { Check, Download, Minus } from "lucide-react";
import { useState } from "react";
import { rememberedSeparator } from "../../device/storage.ts";
import { LinkButton } from "../buttons/Button.tsx";
import { asRow } from "../layout.ts";
import { ActionMenu } from "../overlays/ActionMenu.tsx";

const forms = [
  { value: "comma", label: "Comma", text: "Download CSV", query: "separator=comma" },
  { value: "semicolon", label: "Semicolon", text: "Download CSV", query: "separator=semicolon" },
  { value: "xlsx", label: "Excel", text: "Download XLSX", query: "format=xlsx" },
] as const;

const remembered = () => {
  const value = rememberedSeparator.read();
  return forms.find((form) => form.value === value) ?? forms[0];
};

interface Props {
  /** The address of the file, with the query of the list on screen. */
  readonly to: string;
}

/** Downloads a list for spreadsheets; its form is chosen beside it, once for this device. */
export const ListFileLink = ({ to }: Props) => {
  const [chosen, setChosen] = useState(remembered);
  const choose = (form: (typeof forms)[number]) => {
    rememberedSeparator.write(form.value);
    setChosen(form);
  };
  return (
    <div className={asRow({ gap: 1, wrap: true })}>
      <LinkButton
        to={`${to}&${chosen.query}`}
        download
        variant="quiet"
        size="small"
        icon={<Download size={20} aria-hidden="true" />}
      >
        {chosen.text}
      </LinkButton>
      <ActionMenu
        label={chosen.label}
        about="as the form of the file"
        actions={forms.map((form) => ({
          label: form.label,
          icon:
            form === chosen ? (
              <Check size={18} aria-label="Chosen" />
            ) : (
              <Minus size={18} aria-hidden="true" />
            ),
          onSelect: () => choose(form),
        }))}
      />
    </div>
  );
};
