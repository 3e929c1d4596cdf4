import fc from 'fast-check'

// A property is tried with so many inputs where it says no other number; `npm run test:all` tries more.
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 25) })
