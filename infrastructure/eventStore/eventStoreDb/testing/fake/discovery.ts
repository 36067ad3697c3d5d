import { randomUUID } from "node:crypto";
import type { IGossipServer } from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import type { IServerFeaturesServer } from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js";
import {
  ClusterInfo,
  EndPoint,
  MemberInfo,
  SupportedMethod,
  SupportedMethods,
  toUuid,
} from "./protocol.ts";

const METHODS = ["read", "append", "delete", "tombstone", "batchappend"];
const LEADER = 8;

/** The first request of a client asks which calls exist. The names are in lower case. */
export const serverFeatures: IServerFeaturesServer["getSupportedMethods"] = (_, answer) => {
  const methods = METHODS.map((name) =>
    new SupportedMethod()
      .setServiceName("event_store.client.streams.streams")
      .setMethodName(name)
      .setFeaturesList(name === "batchappend" ? ["deadline_duration"] : []),
  );
  answer(
    null,
    new SupportedMethods().setEventStoreServerVersion("24.10.6").setMethodsList(methods),
  );
};

/** A cluster with one node. Without a leader the client would stop looking. */
export const gossip =
  (port: () => number): IGossipServer["read"] =>
  (_, answer) => {
    const member = new MemberInfo()
      .setInstanceId(toUuid(randomUUID()))
      .setIsAlive(true)
      .setState(LEADER)
      .setHttpEndPoint(new EndPoint().setAddress("127.0.0.1").setPort(port()));
    answer(null, new ClusterInfo().setMembersList([member]));
  };
