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
    sees: ["projections", "application/ports", "domain"],
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
      "@fontsource[^/]*/[^/]+",
      "workbox-[^/]+",
    ],
  },
  {
    folder: "web/server",
    sees: ["web/server", "web/contract", "application", "projections", "domain"],
    packages: ["effect", "fastify", "@fastify/[^/]+", "helmet"],
    node: true,
  },
  {
    folder: "workers",
    sees: ["workers", "application", "projections", "domain"],
    packages: ["effect", "bullmq", "commander", "cli-progress"],
    node: true,
  },
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
    {
      name: "features-are-islands",
      comment: "Compose features in web/client/routes, not inside each other.",
      severity: "error",
      from: { path: "^web/client/features/([^/]+)/" },
      to: { path: "^web/client/features/", pathNot: "^web/client/features/$1/" },
    },
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
