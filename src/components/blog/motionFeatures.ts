// A separate file, so that these features are a chunk of their own, loaded when there is something to animate.
export { domAnimation as motionFeatures } from 'framer-motion'
