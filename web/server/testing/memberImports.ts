import { randomUUID } from "node:crypto";
import type { MemberCells } from "../../contract/person/memberImports.ts";
import { test as base } from "./club.ts";

interface Office {
  /** In short: the kind of each row, and why. */
  readonly preview: (...rows: ReadonlyArray<MemberCells>) => Promise<ReadonlyArray<unknown>>;
  readonly take: (rows: ReadonlyArray<MemberCells>, key?: string) => Promise<Answer>;
  readonly undo: (importId: string, key?: string) => Promise<Answer>;
  readonly last: () => Promise<{ readonly id: string } & Record<string, unknown>>;
  readonly userOf: (email: string) => Promise<Record<string, unknown>>;
}

type Answer = readonly [status: number, body: Record<string, unknown>];

/** The office with its calls for importing members. */
export const test = base.extend<{ readonly office: Office }>({
  office: async ({ club: { superAdmin } }, use) => {
    const path = "/api/admin/member-imports";
    const send = async (url: string, body: object, key: string = randomUUID()) => {
      const response = await superAdmin.send("POST", url, body, { "idempotency-key": key });
      return [response.statusCode, response.json()] as const;
    };
    await use({
      preview: async (...rows) => {
        const [, answer] = await send(`${path}/preview`, { rows });
        return [
          ...(answer as Array<{ kind: string; reasons: Array<string>; mayTake: boolean }>),
        ].map(({ kind, reasons, mayTake }) => [kind, mayTake, ...reasons]);
      },
      take: (rows, key) => send(path, { rows }, key),
      undo: (importId, key) => send(`${path}/undo`, { importId }, key),
      last: async () => (await superAdmin.get(`${path}/last`)).json(),
      userOf: async (email) =>
        (await superAdmin.get(`/api/admin/users?q=${encodeURIComponent(email)}`)).json()[0],
    });
  },
});

export const anEmail = () => `${randomUUID()}@club.example`;

export const aMember = (cells: MemberCells = {}): MemberCells => ({
  ...{ firstName: "Mia", lastName: `M${randomUUID().slice(0, 8)}`, email: anEmail() },
  ...cells,
});
