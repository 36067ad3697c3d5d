import gossipServices, {
  type IGossipServer,
} from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import featureServices from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import streamServices, {
  type IStreamsServer,
} from "@eventstore/db-client/generated/streams_grpc_pb.js";
import grpc from "@grpc/grpc-js";
import { doorkeeper, type Users } from "./access.ts";
import { appendTo } from "./append.ts";
import { batchAppendTo } from "./batchAppend.ts";
import { gossip, serverFeatures } from "./discovery.ts";
import { lost } from "./errors.ts";
import { noFaults } from "./faults.ts";
import { readFrom } from "./read.ts";
import { deleteFrom, tombstoneIn } from "./remove.ts";
import { FakeStore } from "./store.ts";
import { type End, type Subscription, subscribeTo } from "./subscribe.ts";

interface Options {
  readonly users?: Users;
  /** A certificate and its key in PEM. With them the server speaks only TLS. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer };
}

const LARGEST_MESSAGE = 32 * 1024 * 1024;

/**
 * An in-memory server in this process that speaks the protocol of EventStoreDB. It answers the real
 * client as a real server did (see `observations/`), and it fails on demand.
 */
export const startFakeEventStoreDb = async ({ users, tls }: Options = {}) => {
  const store = new FakeStore();
  const faults = noFaults();
  const subscriptions = new Set<Subscription>();
  const batches = new Set<End>();
  const muted: Array<() => void> = [];
  /** How often each call was made, so that tests can check which calls are not made. */
  const calls = { reads: 0, subscriptions: 0, batches: 0, gossip: 0 };
  let port = 0;

  const read: IStreamsServer["read"] = (call) => {
    const options = call.request.getOptions();
    if (options?.hasSubscription()) {
      calls.subscriptions += 1;
      const answer = () => void subscribeTo(store, call, options, subscriptions);
      if (faults.muteSubscriptions) muted.push(answer);
      else answer();
    } else if (options) {
      calls.reads += 1;
      void readFrom(store, call, options);
    }
  };

  const takeBatch = batchAppendTo(store, faults, batches);
  const batchAppend: IStreamsServer["batchAppend"] = (call) => {
    calls.batches += 1;
    takeBatch(call);
  };

  const tellGossip = gossip(() => port);
  const readGossip: IGossipServer["read"] = (call, answer) => {
    calls.gossip += 1;
    if (!faults.muteGossip) tellGossip(call, answer);
  };

  const credentials = tls
    ? grpc.ServerCredentials.createSsl(null, [
        { cert_chain: tls.certificate, private_key: tls.key },
      ])
    : grpc.ServerCredentials.createInsecure();

  const listen = async () => {
    const listening = new grpc.Server({
      "grpc.max_receive_message_length": LARGEST_MESSAGE,
      interceptors: users ? [doorkeeper(users)] : [],
    });
    listening.addService(streamServices.StreamsService, {
      read,
      append: appendTo(store, faults),
      batchAppend,
      delete: deleteFrom(store),
      tombstone: tombstoneIn(store),
    });
    listening.addService(featureServices.ServerFeaturesService, {
      getSupportedMethods: serverFeatures,
    });
    listening.addService(gossipServices.GossipService, { read: readGossip });
    await new Promise<void>((resolve, reject) =>
      listening.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => {
        if (error) return reject(error);
        port = bound;
        resolve();
      }),
    );
    return listening;
  };
  let server = await listen();

  return {
    store,
    faults,
    calls,
    address: `127.0.0.1:${port}`,
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    /** How many subscriptions are open now. */
    subscriptions: () => subscriptions.size,
    /** How many batch append calls of clients are open now. */
    batches: () => batches.size,
    /** Ends them in good order, as if the clients had asked for it. */
    endBatches: () => {
      for (const end of batches) end();
    },
    /** Answers the appends that have had no answer so far. */
    unmuteSubscriptions: () => {
      faults.muteSubscriptions = false;
      for (const answer of muted.splice(0)) answer();
    },
    dropSubscriptions: () => {
      for (const { end } of subscriptions) end(lost());
    },
    /** The open subscriptions stay open, but they receive no new events. New subscriptions do. */
    silenceSubscriptions: () => {
      for (const { fallSilent } of subscriptions) fallSilent();
    },
    /** Cuts every connection at once. Written events stay, for `restart`. */
    kill: () => server.forceShutdown(),
    restart: async () => {
      server.forceShutdown();
      server = await listen();
    },
    /** Lets running calls end first, like a server that is shut down in good order. */
    stop: async () => {
      for (const { end } of subscriptions) end();
      const stopped = new Promise((resolve) => server.tryShutdown(resolve));
      const timer = setTimeout(() => server.forceShutdown(), 200);
      await stopped;
      clearTimeout(timer);
    },
  };
};

export type FakeEventStoreDb = Awaited<ReturnType<typeof startFakeEventStoreDb>>;
