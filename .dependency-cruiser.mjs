// Who may import whom. Everything not listed here is forbidden.
import swc from "@swc/core";

const layers = [
  {
    folder: "domain",
    sees: ["domain"],
    packages: ["effect", "uuid"],
  },
  {
    folder: "application",
    sees: ["application", "domain"],
    packages: ["effect"],
  },
  {
    folder: "projections",
    sees: ["projections", "application/ports", "application/outages", "domain"],
    packages: ["effect", "kysely"],
  },
  {
    folder: "infrastructure",
    sees: ["infrastructure", "application", "projections", "domain"],
    packages: [".*"],
    node: true,
  },
  {
    folder: "web/contract",
    sees: ["web/contract", "domain/shared", "domain/golf"],
    packages: ["effect"],
  },
  {
    folder: "web/client",
    sees: ["web/client", "web/contract", "domain/shared", "domain/golf"],
    packages: [
      "effect",
      "react",
      "react-dom",
      "react-router-dom",
      "@types/react",
      "@tanstack/[^/]+",
      "@vanilla-extract/[^/]+",
      "@visx/[^/]+",
      "radix-ui",
      "lucide-react",
      "workbox-[^/]+",
      "uqr",
      "papaparse",
      "@types/papaparse",
      "read-excel-file",
    ],
  },
  {
    folder: "web/server",
    sees: ["web/server", "web/contract", "application", "projections", "domain"],
    packages: ["effect", "fastify", "@fastify/[^/]+", "helmet", "write-excel-file"],
    node: true,
  },
  {
    folder: "workers",
    sees: ["workers", "application", "projections", "domain"],
    packages: ["effect", "bullmq", "commander", "cli-progress"],
    node: true,
  },
];

const parts = ["device", "data", "ui", "form", "outbox"];

/** Subjects of the same floor know nothing of each other. */
const floorsOfSubjects = [
  ["person", "course"],
  ["event"],
  ["field"],
  ["card"],
  ["board", "teeSheet", "match", "team", "message"],
  ["sideGame", "profile"],
];

/** The rooms of the client, with the rooms below each. */
const clientRooms = [
  { room: "device", sees: [] },
  { room: "data", sees: ["device"] },
  { room: "outbox", sees: ["device", "data"] },
  { room: "ui", sees: ["device", "data"] },
  { room: "form", sees: ["device", "data", "ui"] },
  ...floorsOfSubjects.flatMap((floor, height) => {
    const below = floorsOfSubjects.slice(0, height).flat();
    const sees = [...parts, ...below.map((subject) => `subjects/${subject}`)];
    return floor.map((subject) => ({ room: `subjects/${subject}`, sees }));
  }),
];

/** Entry points choose real implementations; tests, benches and tools may look anywhere. */
const free = {
  mains: "^(web/server/|web/client/|workers/[^/]+/|)main[.]tsx?$",
  tools:
    "^(bench|scripts)/|^vitest[.]config[.]ts$|^web/client/vite[.]config[.]ts$|^[.]dependency-cruiser[.]mjs$",
  tests: "[.]test[.]tsx?$|[.]memory[.]ts$|/testing([.]ts$|/)|/examples[.]ts$",
};

export default {
  allowedSeverity: "error",
  allowed: [
    ...layers.flatMap(({ folder, sees, packages, node }) => [
      { from: { path: `^${folder}/` }, to: { path: `^(${sees.join("|")})/` } },
      { from: { path: `^${folder}/` }, to: { path: `node_modules/(${packages.join("|")})/` } },
      ...(node ? [{ from: { path: `^${folder}/` }, to: { dependencyTypes: ["core"] } }] : []),
    ]),
    { from: { path: Object.values(free) }, to: {} },
  ],
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    ...clientRooms.map(({ room, sees }) => ({
      name: "rooms-of-the-client",
      comment: "A room sees only the rooms below it. Pages put subjects together.",
      severity: "error",
      from: { path: `^web/client/${room}/`, pathNot: free.tests },
      to: {
        path: "^web/client/",
        pathNot: `^web/client/(${[room, ...sees].join("|")})/`,
      },
    })),
    {
      name: "the-engine-knows-no-read-model",
      comment: "What runs the read models is handed them by the registry.",
      severity: "error",
      from: { path: "^projections/engine/", pathNot: free.tests },
      to: { path: "^projections/", pathNot: "^projections/engine/" },
    },
    {
      name: "the-host-is-above",
      comment: "It puts the product together, so nothing that it is made of may know it.",
      severity: "error",
      from: { path: "^infrastructure/(?!host/)", pathNot: free.tests },
      to: { path: "^infrastructure/host/" },
    },
    {
      name: "use-cases-are-above",
      comment: "Ports, command handlers and facts serve all use cases, so they know none of them.",
      severity: "error",
      from: { path: "^application/(ports|outages|commands|facts)/", pathNot: free.tests },
      to: { path: "^application/(?!(ports|outages|commands|facts)/)" },
    },
    {
      name: "policies-are-above",
      comment:
        "Policies call use cases. A use case that needs the same step keeps it in its own folder.",
      severity: "error",
      from: { path: "^application/(?!policies/)", pathNot: free.tests },
      to: { path: "^application/policies/" },
    },
    {
      name: "the-event-store-is-above",
      comment: "It stands on the settings and on the database.",
      severity: "error",
      from: { path: "^infrastructure/(config|postgres)/", pathNot: free.tests },
      to: { path: "^infrastructure/eventStore/" },
    },
    {
      name: "tournaments-are-above-registrations",
      comment: "A tournament is listed with its field, so no other read model may know the list.",
      severity: "error",
      from: {
        path: "^projections/[^/]+/",
        pathNot: `^projections/(tournaments|boards|record)/|${free.tests}`,
      },
      to: { path: "^projections/tournaments/" },
    },
    {
      name: "boards-are-above-read-models",
      comment:
        "Boards and records are calculated from read models, so no read model may know them.",
      severity: "error",
      from: { path: "^projections/(?!(boards|record)/)", pathNot: free.tests },
      to: { path: "^projections/(boards|record)/" },
    },
    {
      name: "calls-are-above-inputs",
      comment: "The contract's calls are made of inputs, so no input may know a call.",
      severity: "error",
      from: { path: "^web/contract/inputs/", pathNot: free.tests },
      to: { path: "^web/contract/(?!inputs/)" },
    },
    {
      name: "calls-are-above-the-gate",
      comment: "The gate decides before a call is read, so it knows problems but no calls.",
      severity: "error",
      from: { path: "^web/server/(problems|gate)/", pathNot: free.tests },
      to: { path: "^web/server/(http|openapi|routes|site|views)/" },
    },
    {
      name: "routes-are-above",
      comment: "Routes put calls together, so nothing that a call is made of may know a route.",
      severity: "error",
      from: { path: "^web/server/(?!routes/)[^/]+/", pathNot: free.tests },
      to: { path: "^web/server/routes/" },
    },
    {
      name: "calls-are-above-http",
      comment: "The frame of requests serves all calls, so it knows none of their parts.",
      severity: "error",
      from: { path: "^web/server/http/", pathNot: free.tests },
      to: { path: "^web/server/(icalendar|live|openapi|site|views)/" },
    },
    {
      name: "views-show-rows",
      comment:
        "A view turns rows into an answer. It knows neither sessions nor connections nor pages.",
      severity: "error",
      from: { path: "^web/server/views/", pathNot: free.tests },
      to: { path: "^web/server/(live|openapi|problems|sessions|site)/" },
    },
    {
      name: "parts-stand-alone",
      comment: "Routes hand these parts what they need, so they know no other part of the server.",
      severity: "error",
      from: { path: "^web/server/(icalendar|live|sessions)/", pathNot: free.tests },
      to: { path: "^web/server/", pathNot: "^web/server/$1/" },
    },
    {
      name: "pages-hold-no-answers",
      comment: "Pages and the documentation of the calls are the same for everybody.",
      severity: "error",
      from: { path: "^web/server/(openapi|site)/", pathNot: free.tests },
      to: { path: "^web/server/(icalendar|live|openapi|site|views)/", pathNot: "^web/server/$1/" },
    },
    {
      name: "no-test-code-in-production",
      severity: "error",
      from: { pathNot: `${free.tests}|^bench/|^vitest[.]config[.]ts$` },
      to: { path: free.tests },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(web/client/)?dist/" },
    // TypeScript 7 has no stable API. Without swc this tool would read no file, and be content.
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
    },
  },
};

// dependency-cruiser 17, the newest for Node 20, does not tell swc which files hold JSX; 18 does.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });
