/**
 * The script at the head of every document. It runs before anything is painted, so it is small, and it is written
 * for the oldest browser that can run the site at all. `files` are the site's scripts, of which the last is the
 * entry: a prerendered page asks for them once it has been painted, so that they do not compete with it for the line.
 */
export function firstScript(storageKey: string, files: string[]): string {
  const motion = `try{var c=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}
document.documentElement.dataset.motion=c==="live"||c!=="paused"&&!matchMedia("(prefers-reduced-motion: reduce)").matches?"live":"paused"`
  if (files.length === 0) return motion
  return `${motion}
addEventListener("load",function(){setTimeout(function(){${JSON.stringify(files)}.forEach(function(f,i,a){
var last=i===a.length-1,e=document.createElement(last?"script":"link")
if(last){e.type="module";e.src=f}else{e.rel="modulepreload";e.href=f}
e.crossOrigin="";document.head.appendChild(e)})})})`
}
