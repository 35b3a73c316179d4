const notice = document.getElementById('connection')

const tell = ({ type }: { type: string }) => {
  if (!notice) return
  notice.textContent = notice.dataset[type] ?? ''
  if (navigator.onLine) setTimeout(() => navigator.onLine && (notice.textContent = ''), 4000)
}

ononline = onoffline = tell
if (!navigator.onLine) tell({ type: 'offline' })
