export { openStage, type StageOptions } from './stage/openStage.ts'
export type { BackendOptions, Exchange } from './stage/playedBackend.ts'
export { storeFromOtherTab, tellFromOtherTab } from './stage/stageChannels.ts'
export type { StageSite } from './stage/stageSite.ts'
