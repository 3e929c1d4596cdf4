import { CardPicture } from '@/components/cards/CardPicture'
import { accountPlaceholders } from '@/data/content/accountPlaceholders'
import { constructionArea } from './constructionArea'

export const accountArea = constructionArea(accountPlaceholders, () => (
  <CardPicture aspectRatio="auto" height={{ base: '48', xl: 'xs' }} />
))
