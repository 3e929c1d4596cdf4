import { sentenceOf, sentencesOf, titleOf } from '@king-exchange/machine-workbench/models'
import { allModels } from '../../models/models'

/** A machine in words. */
export const machineInWords = (machine: string) => titleOf(allModels, machine)

/** A state of a machine in words, or several of a parallel one. */
export const stateInWords = (machine: string, state: string) =>
  sentenceOf(sentencesOf(allModels, machine), state)
