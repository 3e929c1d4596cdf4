import { StartPage } from './StartPage'

export default { title: 'Start here' }

export const Welcome = () => <StartPage />
