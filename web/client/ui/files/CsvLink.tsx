import { Check, Download, Minus } from "lucide-react";
import { useState } from "react";
import type { CsvSeparator } from "../../../contract/csvSeparator.ts";
import { rememberedSeparator } from "../../device/storage.ts";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { asRow } from "../layout.ts";
import { ActionMenu } from "../overlays/ActionMenu.tsx";

const separators: ReadonlyArray<readonly [CsvSeparator, string]> = [
  ["comma", "Comma"],
  ["semicolon", "Semicolon"],
];

const remembered = (): CsvSeparator =>
  rememberedSeparator.read() === "semicolon" ? "semicolon" : "comma";

interface Props {
  /** The address of the file, with a query. */
  readonly to: string;
}

/** Downloads a file for spreadsheets; the separator is chosen beside it, once for this device. */
export const CsvLink = ({ to }: Props) => {
  const [chosen, setChosen] = useState(remembered);
  const choose = (separator: CsvSeparator) => {
    rememberedSeparator.write(separator);
    setChosen(separator);
  };
  return (
    <div className={asRow({ gap: 1, wrap: true })}>
      <LinkButton
        to={`${to}&separator=${chosen}`}
        download
        variant="quiet"
        size="small"
        icon={<Download size={20} aria-hidden="true" />}
      >
        Download CSV
      </LinkButton>
      <ActionMenu
        label={chosen === "comma" ? "Comma" : "Semicolon"}
        about="between the cells of the file"
        actions={separators.map(([value, label]) => ({
          label,
          icon:
            value === chosen ? (
              <Check size={18} aria-label="Chosen" />
            ) : (
              <Minus size={18} aria-hidden="true" />
            ),
          onSelect: () => choose(value),
        }))}
      />
    </div>
  );
};
