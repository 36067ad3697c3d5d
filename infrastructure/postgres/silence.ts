import type { Socket } from "node:net";

/**
 * Ends a connection that receives nothing for this many milliseconds while a query waits; 0 waits
 * for ever. Node's own timeout would count each sent query as a sign of life.
 */
export const watchSilence = (socket: Socket, milliseconds: number) => {
  let timer: NodeJS.Timeout | undefined;
  const giveUp = () => socket.destroy(new Error("The database does not answer."));
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** If this process was held up, an answer may have come that it has not read yet. */
  const giveUpUnlessAnswered = () => {
    const { bytesRead } = socket;
    setImmediate(() => {
      if (timer !== undefined && socket.bytesRead === bytesRead) giveUp();
    });
  };
  const start = () => {
    stop();
    if (milliseconds <= 0 || socket.destroyed) return;
    timer = setTimeout(giveUpUnlessAnswered, milliseconds);
  };
  socket.on("data", () => timer?.refresh()).once("close", stop);
  return { start, stop, giveUp };
};
