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
  /** A certificate and its key in PEM, to be spoken to by TLS only. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer };
}

const LARGEST_MESSAGE = 32 * 1024 * 1024;

/**
 * A server of EventStoreDB's protocol in this process, with everything in memory. It answers the real
 * client as a real server was seen to (see `observations/`), and fails on demand.
 */
export const startFakeEventStoreDb = async ({ users, tls }: Options = {}) => {
  const store = new FakeStore();
  const faults = noFaults();
  const subscriptions = new Set<Subscription>();
  const batches = new Set<End>();
  const muted: Array<() => void> = [];
  /** How often each call was made, for tests of what is not asked. */
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
    /** How many calls for all appends of a client are open now. */
    batches: () => batches.size,
    /** In good order, as if the clients had asked for it. */
    endBatches: () => {
      for (const end of batches) end();
    },
    /** Those that have heard nothing so far are answered after all. */
    unmuteSubscriptions: () => {
      faults.muteSubscriptions = false;
      for (const answer of muted.splice(0)) answer();
    },
    dropSubscriptions: () => {
      for (const { end } of subscriptions) end(lost());
    },
    /** Those that are open now stay so, and hear nothing of what comes. New ones do. */
    silenceSubscriptions: () => {
      for (const { fallSilent } of subscriptions) fallSilent();
    },
    /** Cuts every connection at once. What was written stays, for `restart`. */
    kill: () => server.forceShutdown(),
    restart: async () => {
      server.forceShutdown();
      server = await listen();
    },
    /** Lets running calls end first, as a server does that is told to. */
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
