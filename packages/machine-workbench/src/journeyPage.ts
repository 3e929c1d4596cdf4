export { JourneyPage, type JourneyPageProps } from './journeys/JourneyPage.tsx'
