export { type Drawn, drawAll } from './diagram/drawAll.ts'
export { type DrawnMachinesOptions, drawnMachines } from './drawnMachines.ts'
