//! Taking the log folders into use.

use std::path::PathBuf;
use std::sync::Arc;

use ottla_protocol::ids::Uuid;

use super::folder::{FolderTrouble, LogFolder, Taken};
use super::{LogManager, ManagerSetup, StartError};
use crate::Disk;
use crate::files::properties::{self, MetaProperties};

/// Directory ids below this one are reserved (KIP-858).
const FIRST_FREE_ID: u128 = 100;

pub(super) fn start(
    disk: Arc<dyn Disk>,
    setup: ManagerSetup,
    fresh_id: &mut dyn FnMut() -> Uuid,
) -> Result<LogManager, StartError> {
    let mut fresh = || loop {
        let id = fresh_id();
        if id.as_u128() >= FIRST_FREE_ID {
            return id;
        }
    };
    let mut taken = Vec::new();
    for path in &setup.folders {
        match LogFolder::start(disk.as_ref(), path, setup.node_id) {
            Ok((lock, found)) => taken.push((path, Ok((lock, found)))),
            Err(FolderTrouble::Refused(why)) => return Err(StartError(why)),
            Err(FolderTrouble::Offline(why)) => taken.push((path, Err(why))),
        }
    }
    let cluster_id = cluster_id(&setup, &taken, &mut fresh)?;
    let mut folders = Vec::new();
    for (path, outcome) in taken {
        folders.push(match outcome {
            Err(why) => LogFolder::broken(path, fresh(), why),
            Ok((lock, found)) => {
                let id = found.as_ref().and_then(|found| found.directory_id).unwrap_or_else(&mut fresh);
                let properties =
                    MetaProperties { node_id: setup.node_id, cluster_id: cluster_id.clone(), directory_id: Some(id) };
                let written = if found.as_ref() == Some(&properties) {
                    Ok(())
                } else {
                    properties::write(disk.as_ref(), path, &properties)
                };
                match written.and_then(|()| LogFolder::online(disk.as_ref(), path, id, lock)) {
                    Ok(folder) => folder,
                    Err(error) => {
                        LogFolder::broken(path, id, format!("cannot read the log folder {}: {error}", path.display()))
                    }
                }
            }
        });
    }
    check_ids(&folders)?;
    let metadata = match &setup.metadata_folder {
        None => 0,
        Some(wanted) => setup.folders.iter().position(|path| path == wanted).ok_or_else(|| {
            StartError(format!("metadata.log.dir={} is not among log.dirs: add it there", wanted.display()))
        })?,
    };
    let online = folders.get(metadata).map(LogFolder::check_online);
    match online {
        Some(Ok(())) => Ok(LogManager::assemble(disk, cluster_id, folders, metadata)),
        Some(Err(fault)) => Err(StartError(format!("{} (it holds the metadata log)", fault.detail))),
        None => Err(StartError("no log folder is configured: set log.dirs".to_owned())),
    }
}

/// The cluster's id: what the setup and all folders that have one agree on, or a fresh one.
fn cluster_id(
    setup: &ManagerSetup,
    taken: &[(&PathBuf, Result<Taken, String>)],
    fresh: &mut dyn FnMut() -> Uuid,
) -> Result<String, StartError> {
    let mut known = setup.cluster_id.clone().map(|id| (id, "the configuration".to_owned()));
    for (path, outcome) in taken {
        let Ok((_, Some(found))) = outcome else { continue };
        let source = format!("the log folder {}", path.display());
        match &known {
            Some((id, from)) if *id != found.cluster_id => {
                return Err(StartError(format!(
                    "{source} belongs to cluster {}, but {from} to cluster {id}: they cannot be one node's",
                    found.cluster_id
                )));
            }
            Some(_) => {}
            None => known = Some((found.cluster_id.clone(), source)),
        }
    }
    Ok(known.map_or_else(|| fresh().to_string(), |(id, _)| id))
}

fn check_ids(folders: &[LogFolder]) -> Result<(), StartError> {
    for (at, folder) in folders.iter().enumerate() {
        if let Some(twin) = folders.iter().skip(at + 1).find(|other| other.id == folder.id) {
            return Err(StartError(format!(
                "the log folders {} and {} have the same directory.id {}: one is a copy of the other; remove it from log.dirs",
                folder.path.display(),
                twin.path.display(),
                folder.id
            )));
        }
    }
    Ok(())
}
