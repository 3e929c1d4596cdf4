export { CoverageMapPage, type CoverageMapPageProps } from './coverage/CoverageMapPage.tsx'
