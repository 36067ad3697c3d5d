import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import type { CountedEvent } from "../../../../contract/event/event.ts";
import { TextField } from "../../../form/TextField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { shortDate } from "../../../ui/dates/dateText.ts";
import { asStack } from "../../../ui/layout.ts";
import { useDebounced } from "../../../ui/useDebounced.ts";
import { adminEventsQuery } from "../desk/api.ts";

interface Props {
  readonly onCopy: (event: CountedEvent) => void;
}

const MAX_RESULTS = 5;
const DEBOUNCE = 300;

/** Finds an event by its name and fills the form with its values. */
export const CopyEvent = ({ onCopy }: Props) => {
  const [search, setSearch] = useState("");
  const [copiedFrom, setCopiedFrom] = useState<string | null>(null);
  const wanted = useDebounced(search.trim(), DEBOUNCE);
  const { data } = useQuery({
    ...adminEventsQuery({ q: wanted, sort: "-startDate", limit: MAX_RESULTS }),
    placeholderData: keepPreviousData,
    enabled: wanted !== "",
  });
  const found = wanted === "" ? [] : (data?.items ?? []);
  const copy = (event: CountedEvent) => {
    onCopy(event);
    setCopiedFrom(event.name);
    setSearch("");
  };
  return (
    <div>
      <TextField
        label="Copy an event"
        type="search"
        autoComplete="off"
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          // Enter chooses the first result and must not submit the surrounding form.
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found[0]) copy(found[0]);
        }}
        hint="Type the name of an event to begin with what it had. Its days stay empty."
      />
      <output>{copiedFrom === null ? null : `Filled as ${copiedFrom} was.`}</output>
      {found.length === 0 ? null : (
        <ul className={asStack({ gap: "slat", top: 2 })}>
          {found.map((event) => (
            <li key={event.id}>
              <Button
                variant="line"
                size="small"
                icon={<Copy size={18} aria-hidden="true" />}
                aria-label={`Copy ${event.name}`}
                onClick={() => copy(event)}
              >
                {`${event.name}, ${shortDate(event.startDate)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== "" && data && found.length === 0 ? <p>No event has such a name.</p> : null}
    </div>
  );
};
