// `@king-exchange/machine-workbench/stories`: what stories show.

/** The page of the coverage map. */
export { CoverageMapPage, type CoverageMapPageProps } from '../coverage/CoverageMapPage.tsx'
/** A machine that is stepped through, beside its component. */
export { Stepper, type StepperProps } from '../stepper/Stepper.tsx'
