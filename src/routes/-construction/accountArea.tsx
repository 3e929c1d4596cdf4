import { CardPicture } from '@/components/cards/CardPicture'
import { accountPlaceholders } from '@/data/content/accountPlaceholders'
import { constructionArea } from './constructionArea'

export const accountArea = constructionArea(accountPlaceholders, () => (
  <CardPicture
    aspectRatio={{ base: 'auto', xl: '540 / 856' }}
    height={{ base: '56', md: '80', xl: 'auto' }}
    mb={{ base: '-12', xl: '-24' }}
  />
))
