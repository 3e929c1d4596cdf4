// `npm run check`: what a push needs. `npm run check:quick` runs what needs no database, build or browser, `npm run check:build`
// the builds and what can be read in them, `npm run test:all` every check there is, those tagged `night` too.
// `-- --changed main` runs the tests that the files changed since a commit touch.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { productionSite } from '../tests/build/productionSite.mjs'
import { findEngines } from './engines.mjs'
import { root } from './machine.mjs'
import { hasNginx } from './nginx.mjs'
import { findPostgres } from './postgres.mjs'
import { runSteps } from './runSteps.mjs'

/** @typedef {import('./runSteps.mjs').Step} Step */

process.chdir(root)
const flag = /** @type {const} */ ({ type: 'boolean' })
const options = { quick: flag, build: flag, all: flag, changed: /** @type {const} */ ({ type: 'string' }) }
const { quick, build, all, changed } = parseArgs({ options }).values
const isWhole = !quick && !build

const output = path.join('test-results', 'steps')
const engines = (await findEngines()).map(({ name }) => name)
const hasPostgres = findPostgres() !== undefined

/** Steps that need only the route tree: one core each. @type {[Step[], Step[]]} */
const quickly = [
  [
    { name: 'Format and lint', command: 'npx biome ci .' },
    { name: 'Dead code', command: 'npx knip' },
    // One checker takes half of the processor time of four, and the tests run beside it.
    { name: 'Types', command: 'npx tsc --checkers 1' },
  ],
  [vitest('Unit and model tests', 'unit', 'fast-pages', 'machine-workbench')],
]
const builds = ['Build', 'Workbench build']
const productionBuild = {
  name: 'Production build',
  command: 'npm run build -- --outDir build/production --emptyOutDir --logLevel warn',
  environment: productionSite,
}
/** @type {[Step[], Step[]]} */
const built = [
  [
    { name: 'Build', command: 'npm run build:embedded -- --logLevel warn' },
    ...(all ? [productionBuild] : []),
    {
      name: 'Sizes',
      command: 'npm run size -- --check',
      needs: ['Build'],
      isShown: 'afterwards',
    },
  ],
  [{ name: 'Workbench build', command: 'npm run workbench:build' }],
]
const ofBuilds = {
  ...vitest('Tests of the builds', 'build'),
  needs: all ? [...builds, productionBuild.name] : builds,
}
// Chromium is asked by `browser` what the others are asked by the tests for every engine.
const others = engines.filter((name) => name !== 'chromium')
const projects = ['browser', ...others, 'workbench']
const contract = vitest('Contract', 'contract')
/** @type {Step[][][]} */
const slowly = [
  [
    [vitest('Stories', 'screens')],
    [
      ofBuilds,
      vitest('Database tests', 'database', 'embedded-supabase', ...(hasPostgres ? ['postgres'] : [])),
      {
        ...contract,
        command: `${contract.command} --reporter=./tests/contract/support/skippedCases.ts`,
        isShown: 'afterwards',
      },
    ],
  ],
  [
    [
      {
        name: 'Browser tests',
        command: [
          'npx playwright test --reporter=dot,json',
          ...(all ? [] : ['--grep-invert=@night']),
          ...projects.map((project) => `--project="${project}"`),
          ...(changed ? [`--only-changed=${changed} --pass-with-no-tests`] : []),
        ].join(' '),
        environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(output, 'Browser tests.json') },
        needs: builds,
        isShown: 'at once',
      },
    ],
  ],
]

const remarks = [
  ...['firefox', 'webkit']
    .filter((name) => !engines.some((engine) => engine === name))
    .map((name) => `Tests in ${name} were left out: docs/engines.md says how to install what they need.`),
  ...(hasPostgres ? [] : ['Rules on PostgreSQL were left out: this machine has none.']),
  ...(hasNginx() ? [] : ['Tests of the site behind nginx were left out: this machine has none.']),
]
/** @type {Step[][]} */
const first = [[{ name: 'Route tree', command: 'node scripts/routeTree.mjs', isShown: 'afterwards' }]]
// A stage has two lists at most, for two cores, and waits for both of them: so there are few stages.
const stages = quick
  ? [first, quickly]
  : build
    ? [built, [[ofBuilds]]]
    : [
        first,
        [
          [...quickly[0], ...built[0]],
          [...quickly[1], ...built[1]],
        ],
        ...slowly,
      ]
process.exitCode = (await runSteps(stages, output, isWhole ? remarks : [])) ? 0 : 1

/**
 * A step that runs projects of Vitest.
 * @param {string} name
 * @param {string[]} projects
 * @returns {Step}
 */
function vitest(name, ...projects) {
  const parameters = [
    ...projects.map((project) => `--project=${project}`),
    `--reporter=default --reporter=json --outputFile.json="${path.join(output, `${name}.json`)}"`,
    ...(all ? [] : ['--tagsFilter="!night"']),
    ...(changed ? [`--changed=${changed} --passWithNoTests`] : []),
  ]
  return {
    name,
    command: `npx vitest run ${parameters.join(' ')}`,
    ...(all ? { environment: { PROPERTY_RUNS: '100' } } : null),
  }
}
