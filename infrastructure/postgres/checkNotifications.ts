import { randomUUID } from "node:crypto";
import pg from "pg";
import { reasonOf } from "../failures/systemErrors.ts";
import { DatabaseUnavailable } from "./databaseUnavailable.ts";

const TIMEOUT = 3000;

/**
 * Fails with a sentence if a notification of one connection does not reach another one. A pooler
 * that gives each transaction another connection accepts LISTEN but delivers no notification: ended
 * sessions would stay valid in other processes, and their boards would not change.
 */
export const checkNotifications = async (connectionString: string, name: string) => {
  const [listener, sender] = [newClient(connectionString), newClient(connectionString)];
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    const channel = `start_${randomUUID().replaceAll("-", "")}`;
    await listener.query(`listen ${channel}`);
    const received = nextNotification(listener);
    await sender.query(`notify ${channel}`);
    if (await received) return;
  } catch (cause) {
    const message = `The database ${name} does not answer: ${reasonOf(cause)}.`;
    throw new DatabaseUnavailable({ message });
  } finally {
    await Promise.all([listener, sender].map((client) => client.end().catch(() => {})));
  }
  throw new DatabaseUnavailable({
    message: `The database ${name} passes on no notifications, as behind a pooler: give the address of PostgreSQL itself.`,
  });
};

const newClient = (connectionString: string) =>
  new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT })
    // The connection may break while it closes.
    .on("error", () => {});

/** Whether a notification arrives in time. */
const nextNotification = (client: pg.Client) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT, false);
    client.once("notification", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
