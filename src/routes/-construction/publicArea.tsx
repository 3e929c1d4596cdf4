import { CrownOfLight } from '@/components/art/CrownOfLight'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'
import { constructionArea } from './constructionArea'

export const publicArea = constructionArea(publicPlaceholders, () => (
  <CrownOfLight display="block" width="full" height="40" />
))
