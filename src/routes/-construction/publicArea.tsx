import { CrownOfLight, crownPlace } from '@/components/art/CrownOfLight'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'
import { constructionArea } from './constructionArea'

export const publicArea = constructionArea(publicPlaceholders, () => (
  <CrownOfLight display="block" {...crownPlace} />
))
