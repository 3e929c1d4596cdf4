export { domAnimation as motionFeatures } from 'framer-motion'
