export { Stepper, type StepperProps, type StepperSubjects } from './stepper/Stepper.tsx'
