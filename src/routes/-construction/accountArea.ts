import { CardPicture } from '@/components/cards/CardPicture'
import { accountPlaceholders } from '@/data/registries/accountPlaceholders'
import { constructionArea } from './constructionArea'

export const accountArea = constructionArea(accountPlaceholders, CardPicture)
