import { sentenceOf, sentencesOf } from '@king-exchange/machine-workbench/models'
import { allModels } from '../../models/models'

/** A state of a machine in words, or several of a parallel one. */
export const stateInWords = (machine: string, state: string) =>
  sentenceOf(sentencesOf(allModels, machine), state)
